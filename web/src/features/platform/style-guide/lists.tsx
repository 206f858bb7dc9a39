import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { DayRange } from "#ui/data/day-range.tsx";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { ExportButton } from "#ui/data/export-button.tsx";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { ListFilters } from "#ui/data/list-filters.tsx";
import { Timeline } from "#ui/data/timeline.tsx";
import { Detail, Details, WaysToReach } from "#ui/layout/details.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export const Lists = () => (
  <Section
    title="Lists"
    lead="Words, days and page stand in the address, so a list can be shared and comes back as it was."
  >
    <Specimens of="ListFilters, DayRange and ExportButton" width="lg">
      <Specimen name="Words and days">
        <Filters />
      </Specimen>
      <Specimen name="Days alone">
        <Days />
      </Specimen>
      <Specimen name="Nothing to export">
        <ExportButton endpoint={orders.export} input={{ query: {} }} total={0} done="Orders exported" />
      </Specimen>
    </Specimens>
    <Specimens of="EmptyList" width="lg">
      <Specimen name="Nothing matches">
        <EmptyList
          filter={{ page: 1, isNarrow: true, q: "maya", clear: () => undefined }}
          noMatch={{ days: msg("No orders on these days."), words: msg("No orders match “{words}”.") }}
        >
          {null}
        </EmptyList>
      </Specimen>
    </Specimens>
    <Specimens of="Details, Moment and Timeline" width="lg">
      <Specimen name="Name by name">
        <div className="w-full">
          <Details>
            <Detail name="Customer">
              Maya Okafor
              <WaysToReach email="maya@example.com" phone="+1 212 555 0100" />
            </Detail>
            <Detail name="Payment">Paid by card</Detail>
            <Detail name="Placed">
              <Moment instant="2026-11-20T15:00:00.000Z" zone="America/New_York" />
            </Detail>
          </Details>
        </div>
      </Specimen>
      <Specimen name="The latest first">
        <Timeline
          zone="America/New_York"
          entries={[
            { at: "2026-11-20T15:00:00.000Z", words: "Placed" },
            { at: "2026-11-20T15:02:00.000Z", words: "Paid" },
          ]}
        />
      </Specimen>
    </Specimens>
  </Section>
);

function Filters() {
  const [typed, type] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  return (
    <div className="w-full">
      <ListFilters
        filter={{ typed, type, from, setFrom, to, setTo }}
        label="Search examples"
        placeholder="Words"
      />
    </div>
  );
}

function Days() {
  const [from, setFrom] = useState("2026-11-01");
  const [to, setTo] = useState("");
  return (
    <FilterBar>
      <DayRange from={from} setFrom={setFrom} to={to} setTo={setTo} />
    </FilterBar>
  );
}
