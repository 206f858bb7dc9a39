import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type ReactNode, useId, useState } from "react";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { Stepper } from "#ui/forms/stepper.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Accordion, AccordionItem, AccordionPanel, AccordionTrigger } from "#ui/layout/accordion.tsx";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { RouteTabs } from "#ui/layout/route-tabs.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { Section } from "./section.tsx";
import { pointerStates, Specimen, Specimens } from "./specimen.tsx";

const periods = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

const here = [
  { name: "All", to: pages.styleGuide },
  { name: "Pending", to: `${pages.styleGuide}#choices`, count: 12 },
  { name: "Confirmed", to: `${pages.styleGuide}#buttons` },
] as const;

export const Choices = () => (
  <Section
    title="Choices"
    lead="A switch acts when the form is saved; tabs change the screen; a segmented choice changes what is shown in it."
  >
    <Specimens of="Checkbox">
      {pointerStates.slice(0, 3).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Choice name="Loaf">{(id) => <Checkbox id={id} />}</Choice>
        </Specimen>
      ))}
      <Specimen name="Checked">
        <Choice name="Loaf">{(id) => <Checkbox id={id} defaultChecked />}</Choice>
      </Specimen>
      <Specimen name="Some of them">
        <Choice name="All">{(id) => <Checkbox id={id} checked="indeterminate" />}</Choice>
      </Specimen>
      <Specimen name="Disabled">
        <Choice name="Loaf">{(id) => <Checkbox id={id} disabled defaultChecked />}</Choice>
      </Specimen>
    </Specimens>
    <Specimens of="Stepper">
      <Specimen name="At its least">
        <Count from={1} />
      </Specimen>
      <Specimen name="At its most">
        <Count from={8} />
      </Specimen>
    </Specimens>
    <Specimens of="Switch">
      {pointerStates.slice(0, 3).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Choice name="Published">{(id) => <Switch id={id} />}</Choice>
        </Specimen>
      ))}
      <Specimen name="On">
        <Choice name="Published">{(id) => <Switch id={id} defaultChecked />}</Choice>
      </Specimen>
      <Specimen name="Disabled">
        <Choice name="Published">{(id) => <Switch id={id} disabled defaultChecked />}</Choice>
      </Specimen>
    </Specimens>
    <Specimens of="Segmented" width="md">
      {pointerStates.slice(0, 2).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Period />
        </Specimen>
      ))}
    </Specimens>
    <Specimens of="RadioCards" width="md">
      {pointerStates.slice(0, 3).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Ways />
        </Specimen>
      ))}
      <Specimen name="Wrong">
        <Ways error="Pick a way to pay." />
      </Specimen>
    </Specimens>
    <Specimens of="Setting" width="lg">
      <Specimen name="What changes it stands beside it">
        <div className="w-full">
          <Setting name="Figures" about="How long a time they tell of." control={<Period />} />
        </div>
      </Specimen>
    </Specimens>
    <Specimens of="Tabs, RouteTabs and LinkTabs" width="lg">
      <Specimen name="Tabs: two faces of one screen">
        <ExampleTabs />
      </Specimen>
      <Specimen name="Tabs, focus">
        <ExampleTabs shown="focus-visible" />
      </Specimen>
      <Specimen name="RouteTabs: each has its own address">
        <ExampleRoutes />
      </Specimen>
      <Specimen name="LinkTabs: a list by status">
        <LinkTabs label="Examples of tabs" tabs={here} current={pages.styleGuide} />
      </Specimen>
      <Specimen name="LinkTabs, pills: the second choice of a screen">
        <LinkTabs look="pills" label="Examples of pills" tabs={here} current={pages.styleGuide} />
      </Specimen>
      <Specimen name="LinkTabs, pills, hover" shown="hover">
        <LinkTabs look="pills" label="Examples of hovered pills" tabs={here} current={pages.styleGuide} />
      </Specimen>
    </Specimens>
    <Specimens of="Accordion" width="lg">
      <Specimen name="One open">
        <Questions first="When is my money paid out?" />
      </Specimen>
      <Specimen name="Focus">
        <Questions first="Who can see my store?" shown="focus-visible" />
      </Specimen>
    </Specimens>
  </Section>
);

function Choice({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="flex items-center gap-2.5">
      {children(id)}
      <label htmlFor={id}>{name}</label>
    </span>
  );
}

function Ways({ error }: { error?: string }) {
  const name = useId();
  const [way, setWay] = useState<"card" | "credits">("card");
  return (
    <RadioCards
      legend="Pay with"
      name={name}
      value={way}
      onChange={setWay}
      options={[
        { value: "card", name: "Card", about: "You come back here afterwards." },
        { value: "credits", name: "Credits", about: "You have $2.50. That is not enough.", disabled: true },
      ]}
      error={error}
    />
  );
}

function Period() {
  const [period, setPeriod] = useState<(typeof periods)[number]["value"]>("day");
  return <Segmented label="Period" options={periods} value={period} onChange={setPeriod} />;
}

const ExampleTabs = ({ shown }: { shown?: string }) => (
  <Tabs defaultValue="one" className="w-full">
    <TabList aria-label="Catalogues">
      <Tab value="one" data-shown={shown}>
        My catalogue
      </Tab>
      <Tab value="two">Shared catalogue</Tab>
    </TabList>
    <TabPanel value="one" tabIndex={-1} className="pt-3">
      What you sell.
    </TabPanel>
    <TabPanel value="two" tabIndex={-1} className="pt-3">
      What there is to pick from.
    </TabPanel>
  </Tabs>
);

const faces = [
  { name: "Log in", to: "in" },
  { name: "Create account", to: "new" },
] as const;

function ExampleRoutes() {
  const [face, setFace] = useState("in");
  return (
    <div className="w-full">
      <RouteTabs label="Account" tabs={faces} current={face} onChange={setFace}>
        <p className="pt-3">{face === "in" ? "Welcome back." : "A few minutes, and the desk is yours."}</p>
      </RouteTabs>
    </div>
  );
}

const Questions = ({ first, shown }: { first: string; shown?: string }) => (
  <Accordion type="single" collapsible defaultValue="one" className="w-full">
    <AccordionItem value="one" className="border-line border-b">
      <AccordionTrigger data-shown={shown}>{first}</AccordionTrigger>
      <AccordionPanel className="pb-3">Its answer stands below it.</AccordionPanel>
    </AccordionItem>
    <AccordionItem value="two" className="border-line border-b">
      <AccordionTrigger>
        Can a question be so long that it needs more than a single line of the column it stands in?
      </AccordionTrigger>
      <AccordionPanel className="pb-3">It can.</AccordionPanel>
    </AccordionItem>
  </Accordion>
);

function Count({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return <Stepper label="Spots" less="One less" more="One more" value={count} max={8} onChange={setCount} />;
}
