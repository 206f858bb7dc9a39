import { Figure, Figures } from "#ui/figures.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The figures and the three steps, in their own sizes. */
export const HomeSkeleton = () => (
  <output aria-label="Loading your dashboard" className="block space-y-10">
    <Figures count={4}>
      {["Orders to ship", "Pending appointments", "Wallet", "My catalogue"].map((name) => (
        <Figure key={name} name={name}>
          <Skeleton className="h-[1lh] w-16" />
        </Figure>
      ))}
    </Figures>
    <div className="space-y-3">
      <Skeleton className="h-7 w-36" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  </output>
);
