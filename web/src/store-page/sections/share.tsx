import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import type { PageData } from "../document/page-data.ts";
import { Modal } from "../modal.tsx";
import { ShareWays } from "./share-ways.tsx";

export function Share({ page }: { page: PageData }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="scriptless:hidden" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <Modal title="Share" open={open} onClose={() => setOpen(false)}>
        <ShareWays page={page} />
      </Modal>
    </>
  );
}
