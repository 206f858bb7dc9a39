import { useContext } from "react";
import { type Location, UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Returns a function that reads where the user is going: the location of the navigation under way, else the
 * current one. `useNavigation` reports a navigation only once React has rendered it, which takes a busy
 * machine longer than typing pauses; what a timer then writes to the address would undo the navigation.
 */
export function useDestination(): () => Location {
  const here = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => router?.state.navigation.location ?? router?.state.location ?? here;
}
