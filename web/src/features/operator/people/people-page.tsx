import { t } from "@solodesk/contract/kernel/language/t.ts";
import { OperatorFrame } from "../maintenance/operator-frame.tsx";
import { PeopleList } from "./people-list.tsx";

/** `/operator/people`: finds accounts, and opens one beside the list. */
export const PeoplePage = () => (
  <OperatorFrame page="operatorPeople" lead={t("Find an account, help its owner to sign in, or suspend it.")}>
    <PeopleList />
  </OperatorFrame>
);
