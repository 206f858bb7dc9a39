import type { Answer, Endpoint, Input } from "@solodesk/contract/kernel/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import { readOf } from "./query.ts";
import type { CallInput } from "./request-of.ts";

/** Two seconds apart; from then on only when it is asked for. */
const mostAsked = 15;

interface Asking<E extends Endpoint> {
  enabled?: boolean;
  isOpen: (answer: Answer<E>) => boolean;
  /** Hears each answer itself, not what is kept of it. */
  onAnswer: (answer: Answer<E>) => void;
}

/** What became of something that is still open, asked again and again for a while. */
export const useAskedAgain = <E extends Endpoint>(
  endpoint: E,
  input: Input<E> & CallInput,
  { enabled = true, isOpen, onAnswer }: Asking<E>,
) =>
  useQuery({
    ...readOf(endpoint, input),
    queryFn: async ({ signal }) => {
      const answer = await call(endpoint, input, { signal });
      onAnswer(answer);
      return answer;
    },
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isOpen(state.data) && state.dataUpdateCount < mostAsked ? 2000 : false,
  });
