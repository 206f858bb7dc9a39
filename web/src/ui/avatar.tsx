import { Avatar as Primitive } from "radix-ui";
import { classes } from "./classes.ts";
import { initials } from "./initials.ts";

interface AvatarProps {
  person: { name: string; email: string; picture: string | null } | null;
  size?: keyof typeof sizes;
}

const sizes = { sm: "size-7 text-[0.6875rem]", lg: "size-14 text-lg" } as const;

/** Decoration: whoever uses it says the name in words. */
export const Avatar = ({ person, size = "sm" }: AvatarProps) => (
  <Primitive.Root
    aria-hidden="true"
    className={classes(
      "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-lifted font-semibold text-strong ring-1 ring-line ring-inset",
      sizes[size],
    )}
  >
    {person?.picture && <Primitive.Image src={person.picture} alt="" className="size-full object-cover" />}
    <Primitive.Fallback>{initials(person)}</Primitive.Fallback>
  </Primitive.Root>
);
