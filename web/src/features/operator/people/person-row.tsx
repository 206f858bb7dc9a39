import type { FoundPerson } from "@solodesk/contract/operator/people.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { RowCard } from "#ui/data/table.tsx";
import { PersonBadges } from "./person-badges.tsx";

interface PersonRowProps {
  person: FoundPerson;
  onOpen: () => void;
}

/** A person of the list: who it is, their store, and what is unusual. */
export const PersonRow = ({ person, onOpen }: PersonRowProps) => (
  <RowCard className="relative flex-wrap justify-between gap-x-6 gap-y-2 hover:bg-hover">
    <div className="min-w-0 flex-1 basis-60">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="block max-w-full truncate text-start font-medium text-strong after:absolute after:inset-0"
      >
        <bdi>{person.name}</bdi>
      </button>
      <p className="break-words text-body text-sm">
        <bdi>{person.email}</bdi>
        {person.store && (
          <>
            {" · "}
            <bdi>{person.store.name}</bdi>
          </>
        )}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <PersonBadges person={person} />
      <span className="figures text-faint text-sm">{shortMoment(person.created_at)}</span>
    </div>
  </RowCard>
);
