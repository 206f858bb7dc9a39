import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Mail, MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { useChatLink } from "./use-chat-link.ts";

/** The ways to reach a person. */
export function AskUs() {
  const chat = useChatLink();
  return (
    <>
      <Button asChild>
        <Link to={pages.contact}>
          <Mail aria-hidden="true" />
          {t("Contact us")}
        </Link>
      </Button>
      {chat && (
        <Button asChild>
          <a href={chat} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden="true" />
            {t("Start a chat")}
          </a>
        </Button>
      )}
    </>
  );
}
