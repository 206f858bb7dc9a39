import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "./call.ts";
import { readOf } from "./query.ts";
import type { CallInput } from "./request-of.ts";

/** How often the query is repeated, 2 s apart. After that only the user repeats it. */
const maxPolls = 15;

interface PollOptions<E extends Endpoint> {
  enabled?: boolean;
  isOpen: (answer: Answer<E>) => boolean;
  /** Called with every response, not with cached data. */
  onAnswer: (answer: Answer<E>) => void;
}

/** Polls something that is still open, such as a payment. */
export const usePoll = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
  { enabled = true, isOpen, onAnswer }: PollOptions<E>,
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
      state.data !== undefined && isOpen(state.data) && state.dataUpdateCount < maxPolls ? 2000 : false,
  });
