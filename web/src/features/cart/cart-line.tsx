import { Minus, Plus, Trash2 } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";
import type { CartItem } from "./cart-item.ts";
import { removeFromCart, setQuantity } from "./cart-store.ts";

export const CartLine = ({ item }: { item: CartItem }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
    <span className="min-w-40 flex-1">
      <span className="block font-medium text-strong">{item.name}</span>
      <Money value={item.price} className="text-faint" />
    </span>
    <span className="flex items-center gap-1">
      <IconButton
        label={`One ${item.name} less`}
        disabled={item.quantity <= 1}
        onClick={() => setQuantity(item, item.quantity - 1)}
      >
        <Minus />
      </IconButton>
      <span className="figures w-8 text-center text-strong">{item.quantity}</span>
      <IconButton label={`One ${item.name} more`} onClick={() => setQuantity(item, item.quantity + 1)}>
        <Plus />
      </IconButton>
      <IconButton label={`Remove ${item.name}`} onClick={() => removeFromCart(item)}>
        <Trash2 />
      </IconButton>
    </span>
    <Money
      value={{ ...item.price, amount: item.price.amount * item.quantity }}
      className="w-24 text-right font-medium text-strong"
    />
  </li>
);
