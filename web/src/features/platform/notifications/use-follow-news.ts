import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Milliseconds: by then the first screen has what it needs. */
const UNHURRIED = 3000;

/** Follows what happens while somebody is signed in. A part that cannot be loaded is tried again with the next page load. */
export function useFollowNews(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { followNews } = await import("./live/follow-news.ts");
      if (!isOver) stop = followNews(userId, (path) => void navigate(path));
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), UNHURRIED);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [userId, navigate]);
}
