import { Notice } from "./notice.tsx";

/** Above an address that is about to be printed or sent, where nobody else would get to it. */
export const LocalAddress = () => (
  <Notice title="Do not print or send this yet: it opens on this computer only.">
    <p className="pt-1 text-body">
      It leads to localhost. Other people get here once whoever runs this site has set PUBLIC_URL to the
      address they reach it by.
    </p>
  </Notice>
);
