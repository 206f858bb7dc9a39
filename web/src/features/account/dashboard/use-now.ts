import { useState } from "react";
import { now } from "#kernel/time/clock.ts";

/** The moment the screen was opened. */
export const useNow = (): Date => useState(now)[0];
