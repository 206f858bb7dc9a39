import { Avatar as Primitive } from "radix-ui";
import { classes } from "../look/classes.ts";
import { pictureSource } from "../picture/picture-source.ts";
import { initials } from "../text/initials.ts";

interface AvatarProps {
  person: { name: string; email: string; picture: string | null } | null;
  size?: keyof typeof sizes;
}

const sizes = {
  sm: { box: "size-7 text-[0.6875rem]", width: "28px" },
  lg: { box: "size-14 text-lg", width: "56px" },
} as const;

/** Decorative: the component that uses it shows the person's name as text. */
export const Avatar = ({ person, size = "sm" }: AvatarProps) => (
  <Primitive.Root
    aria-hidden="true"
    className={classes(
      "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-lifted font-semibold text-strong ring-1 ring-line ring-inset",
      sizes[size].box,
    )}
  >
    {person?.picture && (
      <Primitive.Image
        {...smallest(pictureSource(person.picture, sizes[size].width))}
        alt=""
        className="size-full object-cover"
      />
    )}
    <Primitive.Fallback>{initials(person)}</Primitive.Fallback>
  </Primitive.Root>
);

/** Radix checks only `src` to find out whether the picture loads, so `src` is the smallest size. */
const smallest = (source: ReturnType<typeof pictureSource>) => ({
  ...source,
  src: source.srcSet?.split(" ")[0] ?? source.src,
});
