import { type ReactNode, useState } from "react";
import { currentUser } from "#kernel/session/session.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";

interface GoogleFrameProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/**
 * The frame of pages after Google: the sign-in frame for visitors who came to sign in, a screen for users who
 * already were.
 */
export function GoogleFrame({ title, lead = "", children }: GoogleFrameProps) {
  const [wasIn] = useState(() => currentUser() !== null);
  return wasIn ? (
    <Screen title={title} lead={lead} width="form">
      {children}
    </Screen>
  ) : (
    <AuthFrame title={title} lead={lead}>
      {children}
    </AuthFrame>
  );
}
