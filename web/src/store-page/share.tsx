import { Check, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useAwake } from "./use-awake.ts";

type Copied = "no" | "yes" | "by hand";

export function Share({ name, url }: { name: string; url: string }) {
  const [copied, setCopied] = useState<Copied>("no");
  const canShare = useAwake() && "share" in navigator;

  async function copy() {
    setCopied(await written(url));
    setTimeout(() => setCopied((now) => (now === "yes" ? "no" : now)), 2500);
  }

  return (
    <div className="flex min-w-0 flex-wrap justify-end gap-2 scriptless:hidden">
      {copied === "by hand" ? (
        <input
          readOnly
          aria-label="Address of this store"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="h-11 w-72 max-w-full rounded-md border border-edge bg-raised px-3 text-md text-strong"
        />
      ) : (
        <Button onClick={() => void copy()}>
          {copied === "yes" ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          <span aria-live="polite">{copied === "yes" ? "Link copied" : "Copy link"}</span>
        </Button>
      )}
      {canShare && (
        <Button onClick={() => void share(name, url)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      )}
    </div>
  );
}

/** The clipboard is closed on plain-http addresses and where the visitor said no. */
async function written(url: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(url);
    return "yes";
  } catch {
    return "by hand";
  }
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor changed their mind.
  }
}
