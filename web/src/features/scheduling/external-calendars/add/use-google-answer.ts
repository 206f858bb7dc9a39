import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type GoogleReturn, googleAnswerIn } from "./google-answer.ts";

/** What Google returned with. The address forgets it at once: the code in it is spent. */
export function useGoogleAnswer(): GoogleReturn | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => googleAnswerIn(search));
  useEffect(() => {
    if (googleAnswerIn(search)) void navigate(`${pathname}#calendars`, { replace: true });
  }, [pathname, search, navigate]);
  return answer;
}
