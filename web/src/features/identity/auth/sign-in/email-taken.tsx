import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useLocation } from "react-router";

interface EmailTakenProps {
  /** The server's, which ends by saying what to do. */
  sentence: string;
  email: string;
}

const wayOut = "Log in instead";

/** What to do is a link, and the email goes along. */
export function EmailTaken({ sentence, email }: EmailTakenProps) {
  const { search } = useLocation();
  const [before = ""] = sentence.split(wayOut);
  return (
    <>
      {before.trimEnd()}{" "}
      <Link
        to={pages.login + search}
        replace
        state={{ email }}
        className="rounded-sm font-medium underline underline-offset-4 hover:text-strong"
      >
        {wayOut}
      </Link>
      .
    </>
  );
}
