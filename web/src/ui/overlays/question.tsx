import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Button } from "../forms/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog.tsx";

interface QuestionProps {
  title: string;
  text: string;
  yes: string;
  /** Its usual word is ambiguous where `yes` cancels something. */
  no?: string;
  /** Of the button that says yes: "primary" where nothing is lost. */
  look?: "danger" | "primary";
  onYes: () => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** Asks for confirmation before something that cannot be undone. */
export const Question = ({
  title,
  text,
  yes,
  no = t("Cancel"),
  look = "danger",
  onYes,
  children,
}: QuestionProps) => (
  <Dialog>
    <DialogTrigger asChild>{children}</DialogTrigger>
    <DialogContent
      title={title}
      description={text}
      footer={
        <>
          <DialogClose asChild>
            <Button>{no}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button look={look} onClick={onYes}>
              {yes}
            </Button>
          </DialogClose>
        </>
      }
    />
  </Dialog>
);
