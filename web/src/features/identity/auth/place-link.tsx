import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

interface PlaceLinkProps {
  name: string;
  about: string;
  to: string;
}

/** A row that links to a screen with more settings. */
export const PlaceLink = ({ name, about, to }: PlaceLinkProps) => (
  <Link to={to} className="-mx-3 flex items-center gap-4 rounded-md px-3 py-4 hover:bg-hover">
    <span className="min-w-0 flex-1">
      <span className="block font-medium text-strong">{name}</span>
      <span className="block text-faint">{about}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
  </Link>
);
