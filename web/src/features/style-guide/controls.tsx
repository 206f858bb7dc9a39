import { Plus, Settings } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { Section } from "./section.tsx";

const looks = ["primary", "secondary", "ghost", "danger"] as const;
const periods = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;
const cities = ["Berlin", "Lagos", "Lima", "Osaka"].map((name) => ({ value: name, label: name }));

export function Controls() {
  const [period, setPeriod] = useState<"day" | "week" | "month">("day");
  const [city, setCity] = useState("Lima");
  return (
    <>
      <Section title="Buttons">
        <div className="flex flex-wrap gap-3">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button look="primary" size="sm">
            <Plus aria-hidden="true" />
            small
          </Button>
          <Button look="primary" disabled>
            disabled
          </Button>
          <Button look="primary" busy>
            sending
          </Button>
          <IconButton label="Settings">
            <Settings />
          </IconButton>
        </div>
      </Section>
      <Section title="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="Name" hint="As it reads on the store page.">
            {(wiring) => <Input {...wiring} placeholder="Marta’s Bakery" />}
          </Field>
          <Field label="Email" error="Enter an email address such as name@example.com.">
            {(wiring) => <Input {...wiring} defaultValue="marta@" />}
          </Field>
          <Field label="Category" optional>
            {(wiring) => (
              <Select {...wiring}>
                <option>Bakery</option>
                <option>Salon</option>
              </Select>
            )}
          </Field>
          <Field label="City">
            {(wiring) => <Combobox {...wiring} options={cities} value={city} onChange={setCity} />}
          </Field>
          <Field label="Notes">{(wiring) => <Textarea {...wiring} />}</Field>
          <Field label="Locked">
            {(wiring) => <Input {...wiring} disabled defaultValue="cannot change" />}
          </Field>
        </div>
      </Section>
      <Section title="Choices">
        <div className="flex flex-wrap items-center gap-8">
          <Choice name="Checked">{(id) => <Checkbox defaultChecked id={id} />}</Choice>
          <Choice name="Some">{(id) => <Checkbox checked="indeterminate" id={id} />}</Choice>
          <Choice name="Not checked">{(id) => <Checkbox id={id} />}</Choice>
          <Choice name="On">{(id) => <Switch defaultChecked id={id} />}</Choice>
          <Choice name="Off">{(id) => <Switch id={id} />}</Choice>
          <Segmented label="Period" options={periods} value={period} onChange={setPeriod} />
        </div>
        <Tabs defaultValue="one" className="mt-6">
          <TabList aria-label="Example">
            <Tab value="one">My catalogue</Tab>
            <Tab value="two">Shared catalogue</Tab>
          </TabList>
          <TabPanel value="one" className="pt-4">
            First panel
          </TabPanel>
          <TabPanel value="two" className="pt-4">
            Second panel
          </TabPanel>
        </Tabs>
      </Section>
    </>
  );
}

function Choice({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="flex items-center gap-2.5">
      {children(id)}
      <label htmlFor={id}>{name}</label>
    </span>
  );
}
