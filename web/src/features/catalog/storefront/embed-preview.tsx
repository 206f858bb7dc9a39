import { frameHeight } from "@solodesk/contract/catalog/storefront/frame-height.ts";
import { useEffect, useRef, useState } from "react";

interface EmbedPreviewProps {
  /** Of the framed page on this site. */
  path: string;
  title: string;
}

/** In CSS pixels, until the page says its own. */
const firstHeight = 420;

/** The framed page as websites show it. Does what `web/public/embed.js` does there. */
export function EmbedPreview({ path, title }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    function listen({ origin, source, data }: MessageEvent<{ solodesk?: unknown; height?: unknown } | null>) {
      const framed = frame.current?.contentWindow;
      if (!framed || source !== framed || origin !== location.origin) return;
      if (data?.solodesk === "ready") framed.postMessage({ solodesk: "hello" }, location.origin);
      if (data?.solodesk === "size" && typeof data.height === "number")
        setHeight(Math.min(Math.max(data.height, frameHeight.min), frameHeight.max));
    }
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which a sandbox would keep from its server
    <iframe
      key={path}
      ref={frame}
      title={title}
      src={path}
      style={{ height }}
      className="block w-full rounded-lg border border-line"
    />
  );
}
