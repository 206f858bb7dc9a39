import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { StoreForm } from "./store-form.ts";

/** The form that the steps share: typed values in, validated values out. */
export type StoreFormControl = UseFormReturn<StoreForm, unknown, z.output<typeof StoreForm>>;
