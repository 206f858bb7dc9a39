import { CircleCheck } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";

interface MessageSentProps {
  /** The server's own sentence. */
  said: string;
  onAnother: () => void;
}

/** Stands where the form was, and takes the focus that was in it. */
export const MessageSent = ({ said, onAnother }: MessageSentProps) => (
  <section aria-labelledby="message-sent" className="border-line border-y py-8">
    <CircleCheck aria-hidden="true" className="size-8 text-good" strokeWidth={1.5} />
    <h2 id="message-sent" ref={takeFocus} tabIndex={-1} className="mt-4 text-lg outline-none">
      Message sent
    </h2>
    <p className="mt-1 text-body text-md [overflow-wrap:anywhere]">{said}</p>
    <Button className="mt-5" onClick={onAnother}>
      Write another message
    </Button>
  </section>
);

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
