import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Returns the code after the "#" of the address, as links in emails carry it. The code is removed from the
 * address at once, so that nobody copies it from there, and stays in the history entry so that it survives a
 * reload.
 */
export function useLinkCode(): string | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get("code") || undefined;
  useEffect(() => {
    if (given !== undefined) void navigate(pathname, { replace: true, state: { code: given } });
  }, [given, pathname, navigate]);
  return given ?? keptIn(state);
}

const keptIn = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "code" in state ? String(state.code) : undefined;
