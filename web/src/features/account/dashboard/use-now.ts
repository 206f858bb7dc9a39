import { useState } from "react";
import { now } from "#kernel/time/clock.ts";

/** The moment the screen was opened; it does not change while the screen is open. */
export const useNow = (): Date => useState(now)[0];
