import type { GatewayName } from "@solodesk/contract/payments.ts";
import { useFormState } from "react-hook-form";
import type { CheckoutForm } from "./checkout-details.ts";

const words: Record<GatewayName, { name: string; about: string }> = {
  stripe: { name: "Card", about: "By Stripe; you come back here afterwards." },
  sandbox: { name: "Test payment", about: "No money moves. For trying things out." },
  wallet: { name: "Credits", about: "From your wallet, at once." },
};

interface GatewayChoiceProps {
  form: CheckoutForm;
  gateways: readonly GatewayName[];
}

export function GatewayChoice({ form, gateways }: GatewayChoiceProps) {
  const problem = useFormState({ control: form.control }).errors.gateway?.message;
  return (
    <fieldset>
      <legend className="pb-2 font-medium text-base text-strong">Pay with</legend>
      <div className="space-y-2">
        {gateways.map((name) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 ring-1 ring-edge ring-inset has-checked:bg-accent-wash has-checked:ring-2 has-checked:ring-accent"
          >
            <input
              type="radio"
              value={name}
              {...form.register("gateway")}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-medium text-strong">{words[name].name}</span>
              <span className="block text-faint text-sm">{words[name].about}</span>
            </span>
          </label>
        ))}
      </div>
      {problem && <p className="mt-1.5 text-sm text-wrong">{problem}</p>}
    </fieldset>
  );
}
