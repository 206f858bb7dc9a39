import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The code behind the "#" of the address, as a link in a letter carries it. It is taken out of the address at once, so that
 * nobody copies it from there, and stays with the history entry for whoever reloads.
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
