import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { StoreForm } from "./store-form.ts";

/** The form as its steps get it: typed values in, checked values out. */
export type StoreFormControl = UseFormReturn<StoreForm, unknown, z.output<typeof StoreForm>>;
