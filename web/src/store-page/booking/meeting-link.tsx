import { t } from "@solodesk/contract/kernel/language/t.ts";

export const MeetingLink = ({ url }: { url: string | null }) =>
  url !== null && (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="mt-1 block break-all font-medium text-accent-text underline underline-offset-4"
    >
      {t("Join the meeting")}
    </a>
  );
