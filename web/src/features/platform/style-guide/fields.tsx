import { type ReactNode, useState } from "react";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { CodeInput } from "#ui/forms/code-input.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { Pictures } from "./pictures.tsx";
import { Section } from "./section.tsx";
import { pointerStates, Specimen, Specimens } from "./specimen.tsx";

const cities = [
  { value: "Europe/Berlin", label: "Europe/Berlin", note: "GMT+1" },
  { value: "Africa/Lagos", label: "Africa/Lagos", note: "GMT+1" },
  { value: "America/Lima", label: "America/Lima", note: "GMT-5" },
  { value: "Asia/Tokyo", label: "Asia/Tokyo", note: "GMT+9" },
];

type Wiring = Pick<Parameters<typeof Combobox>[0], "id" | "aria-invalid" | "aria-describedby">;

function Cities(wiring: Wiring) {
  const [city, setCity] = useState("America/Lima");
  return <Combobox {...wiring} options={cities} value={city} onChange={setCity} />;
}

export const Fields = () => (
  <Section
    title="Fields"
    lead="A label above, a hint below. What is wrong stands beside what is wrong, and nothing typed is lost."
  >
    <Specimens of="Input" width="md">
      {pointerStates.slice(0, 3).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Box label="Name">{(wiring) => <Input {...wiring} defaultValue="Marta's Bakery" />}</Box>
        </Specimen>
      ))}
      <Specimen name="Empty, with a hint">
        <Box label="Tagline" hint="One line below your name." optional>
          {(wiring) => <Input {...wiring} placeholder="Bread as it was" />}
        </Box>
      </Specimen>
      <Specimen name="Wrong">
        <Box label="Email" error="Enter an email address such as name@example.com.">
          {(wiring) => <Input {...wiring} defaultValue="marta@" />}
        </Box>
      </Specimen>
      <Specimen name="Disabled">
        <Box label="Currency">{(wiring) => <Input {...wiring} disabled defaultValue="USD" />}</Box>
      </Specimen>
      <Specimen name="Longer than its box">
        <Box label="Website address">
          {(wiring) => <Input {...wiring} defaultValue="martas-bakery-and-coffee-house-by-the-old-harbour" />}
        </Box>
      </Specimen>
      <Specimen name="Right to left">
        <span dir="rtl" className="w-full">
          <Box label="الاسم" hint="كما يظهر في صفحة المتجر.">
            {(wiring) => <Input {...wiring} defaultValue="مخبز مارتا" />}
          </Box>
        </span>
      </Specimen>
    </Specimens>
    <Specimens of="CodeInput" width="md">
      <Specimen name="Resting">
        <Box label="Code" hint="The six digits that your authenticator app shows now.">
          {(wiring) => <CodeInput {...wiring} defaultValue="492 039" />}
        </Box>
      </Specimen>
      <Specimen name="Wrong">
        <Box label="Code" error="This code has already been used. Wait until your app shows the next one.">
          {(wiring) => <CodeInput {...wiring} defaultValue="492039" />}
        </Box>
      </Specimen>
    </Specimens>
    <Specimens of="Select and Combobox" width="md">
      {pointerStates.slice(0, 3).map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <Box label="Location">{(wiring) => <Places {...wiring} />}</Box>
        </Specimen>
      ))}
      <Specimen name="Wrong">
        <Box label="Location" error="Pick a place.">
          {(wiring) => <Places {...wiring} />}
        </Box>
      </Specimen>
      <Specimen name="Disabled">
        <Box label="Location">{(wiring) => <Places {...wiring} disabled />}</Box>
      </Specimen>
      <Specimen name="Combobox: a long list, by typing">
        <Box label="Time zone">{(wiring) => <Cities {...wiring} />}</Box>
      </Specimen>
      <Specimen name="Combobox, wrong">
        <Box label="Time zone" error="Pick a time zone.">
          {(wiring) => <Cities {...wiring} />}
        </Box>
      </Specimen>
    </Specimens>
    <Specimens of="SearchBox and FilterBar" width="lg">
      <Specimen name="Above the list it narrows">
        <Search />
      </Specimen>
    </Specimens>
    <Specimens of="Textarea and FormError" width="lg">
      <Specimen name="Grows with what is typed">
        <Box label="Notes" optional>
          {(wiring) => <Textarea {...wiring} defaultValue={"Rings twice.\nLikes the window seat."} />}
        </Box>
      </Specimen>
      <Specimen name="Focus" shown="focus-visible">
        <Box label="Notes">{(wiring) => <Textarea {...wiring} />}</Box>
      </Specimen>
      <Specimen name="Wrong">
        <Box label="Notes" error="Use at most 2000 characters.">
          {(wiring) => <Textarea {...wiring} defaultValue="Once upon a time" />}
        </Box>
      </Specimen>
      <Specimen name="The form as a whole">
        <FormError>There is already an account with this email. Log in instead.</FormError>
      </Specimen>
    </Specimens>
    <Pictures />
  </Section>
);

interface BoxProps {
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  children: Parameters<typeof Field>[0]["children"];
}

const Box = (props: BoxProps): ReactNode => (
  <div className="w-full">
    <Field {...props} />
  </div>
);

const Places = (props: Parameters<typeof Select>[0]) => (
  <Select {...props}>
    <option>At your place</option>
    <option>At the customer's place</option>
    <option>Online</option>
  </Select>
);

function Search() {
  const [words, setWords] = useState("bread");
  return (
    <FilterBar>
      <SearchBox
        label="Example search"
        placeholder="Product"
        value={words}
        maxLength={200}
        onType={setWords}
      />
    </FilterBar>
  );
}
