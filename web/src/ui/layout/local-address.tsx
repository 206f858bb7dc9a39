import { Notice } from "./notice.tsx";

/** Shown above an address that the user is about to print or send, if it works on this computer only. */
export const LocalAddress = () => (
  <Notice title="Do not print or send this yet: it opens on this computer only.">
    <p className="pt-1 text-body">
      It leads to localhost. Other people get here once whoever runs this site has set PUBLIC_URL to the
      address they reach it by.
    </p>
  </Notice>
);
