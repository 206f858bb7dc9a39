import { Plus, Settings, Trash2 } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { LogoMark } from "#ui/look/logo.tsx";
import { Kbd, modifierKey } from "#ui/text/kbd.tsx";
import { Section } from "./section.tsx";
import { pointerStates, Specimen, Specimens } from "./specimen.tsx";

const looks = [
  ["primary", "Add service"],
  ["secondary", "Copy address"],
  ["ghost", "Select all"],
  ["danger", "Remove"],
] as const;

export const Buttons = () => (
  <Section
    title="Buttons"
    lead="A verb each. One primary at most in sight; danger only inside the question that asks first."
  >
    {looks.map(([look, verb]) => (
      <Specimens key={look} of={`Button, ${look}`}>
        {pointerStates.map(({ name, shown }) => (
          <Specimen key={name} name={name} shown={shown}>
            <Button look={look}>{verb}</Button>
          </Specimen>
        ))}
        <Specimen name="Disabled">
          <Button look={look} disabled>
            {verb}
          </Button>
        </Specimen>
        <Specimen name="Busy">
          <Button look={look} busy>
            {verb}
          </Button>
        </Specimen>
      </Specimens>
    ))}
    <Specimens of="Button, more" width="md">
      <Specimen name="With an icon">
        <Button>
          <Plus aria-hidden="true" />
          Add an interval
        </Button>
      </Specimen>
      <Specimen name="Small, in rows and bars">
        <Button size="sm">Retry</Button>
        <Button size="sm" look="primary">
          Add
        </Button>
      </Specimen>
      <Specimen name="Many words">
        <Button>Remove it from my catalogue</Button>
      </Specimen>
      <Specimen name="Right to left">
        <span dir="rtl">
          <Button>
            <Plus aria-hidden="true" />
            إضافة خدمة
          </Button>
        </span>
      </Specimen>
    </Specimens>
    <Specimens of="IconButton">
      {pointerStates.map(({ name, shown }) => (
        <Specimen key={name} name={name} shown={shown}>
          <IconButton label="Settings">
            <Settings />
          </IconButton>
        </Specimen>
      ))}
      <Specimen name="Disabled">
        <IconButton label="Remove" disabled>
          <Trash2 />
        </IconButton>
      </Specimen>
    </Specimens>
    <Specimens of="Marks">
      <Specimen name="Kbd">
        <Kbd>{modifierKey()}</Kbd>
        <Kbd>K</Kbd>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner />
      </Specimen>
      <Specimen name="LogoMark">
        <LogoMark />
      </Specimen>
    </Specimens>
  </Section>
);
