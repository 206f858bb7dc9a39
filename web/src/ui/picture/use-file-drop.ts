import { type DragEvent, useEffect, useState } from "react";

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") === true;

/** Takes the files that are dropped on the element with these handlers; most callers want only the first. */
export function useFileDrop(onFiles: (first: File, ...others: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // A file dropped beside the target would replace the page, and lose everything typed on it.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const onDrop = (event: DragEvent) => {
    const [first, ...others] = event.dataTransfer.files;
    setIsOver(false);
    if (!first) return;
    event.preventDefault();
    onFiles(first, ...others);
  };
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } };
}
