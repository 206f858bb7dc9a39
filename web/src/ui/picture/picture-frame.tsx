import { Image } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classes } from "../look/classes.ts";
import { DrawnFile } from "./drawn-file.tsx";
import { pictureSource } from "./picture-source.ts";

/** The frame has its size even without a picture. */
const shapes = {
  square: { box: "size-24 rounded-2xl", sizes: "96px" },
  round: { box: "size-24 rounded-full", sizes: "96px" },
  card: { box: "h-24 w-32 rounded-lg", sizes: "128px" },
  banner: { box: "aspect-[3/1] w-full rounded-lg", sizes: "(min-width: 640px) 560px, 100vw" },
} as const;
export type PictureShape = keyof typeof shapes;

interface PictureFrameProps {
  shape: PictureShape;
  /** What the picture shows. */
  label: string;
  url: string | null;
  /** The file that is being uploaded. */
  file: File | undefined;
  /** The user is dragging a file over the frame. */
  isTarget: boolean;
  /** Shown while there is no picture. */
  empty: ReactNode;
  /** Pressing the frame opens the file dialog of this input. */
  inputId: string;
}

export function PictureFrame({ shape, label, url, file, isTarget, empty, inputId }: PictureFrameProps) {
  const [broken, setBroken] = useState<string>();
  const { box, sizes } = shapes[shape];
  const shown = url === broken ? null : url;
  const isBare = shown === null && file === undefined;
  const fill = "absolute inset-0 size-full object-cover";
  return (
    <label
      htmlFor={inputId}
      className={classes(
        "relative flex shrink-0 items-center justify-center overflow-hidden bg-raised text-faint",
        "transition-colors duration-120",
        file === undefined && "cursor-pointer hover:text-body",
        box,
      )}
    >
      {isBare && (empty ?? <Image aria-hidden="true" className="size-6 stroke-[1.5]" />)}
      {shown !== null && (
        <img
          {...pictureSource(shown, sizes)}
          key={shown}
          alt={label}
          decoding="async"
          onError={() => setBroken(shown)}
          className={classes(fill, file !== undefined && "opacity-40")}
        />
      )}
      {file && <DrawnFile file={file} className={classes(fill, "bg-raised opacity-60")} />}
      <span
        aria-hidden="true"
        className={classes(
          "absolute inset-0 rounded-[inherit] border",
          isTarget
            ? "border-2 border-accent bg-accent-wash"
            : isBare
              ? "border-edge border-dashed"
              : "border-line",
        )}
      />
    </label>
  );
}
