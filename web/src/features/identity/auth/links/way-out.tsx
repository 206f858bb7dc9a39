import { Link } from "react-router";

interface WayOutProps {
  to: string;
  children: string;
}

/** An alternative link, below what most visitors came for. */
export const WayOut = ({ to, children }: WayOutProps) => (
  <p className="mt-6 text-center text-sm">
    <Link to={to} className="rounded-sm py-1 text-body underline underline-offset-4 hover:text-strong">
      {children}
    </Link>
  </p>
);
