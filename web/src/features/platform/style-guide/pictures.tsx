import type { PictureUpload } from "#kernel/files/use-picture-upload.ts";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const nothing = () => undefined;
const idle: PictureUpload = { sending: undefined, refusal: undefined, choose: nothing, cancel: nothing };
const file = new File([], "boat.jpg", { type: "image/jpeg" });
const refused = { sentence: "“menu.pdf” is not a PNG, JPEG or WebP picture. Choose another file." };
const lost = { sentence: "The picture did not get through. What you typed is still here.", again: nothing };

const states = [
  { name: "Empty", shape: "square", url: null, upload: idle },
  { name: "Chosen", shape: "square", url: "/favicon.svg", upload: idle },
  { name: "On its way", shape: "card", url: null, upload: { ...idle, sending: { file, fraction: 0.42 } } },
  {
    name: "Being replaced, all sent",
    shape: "round",
    url: "/favicon.svg",
    upload: { ...idle, sending: { file, fraction: 1 } },
  },
  { name: "Refused", shape: "card", url: null, upload: { ...idle, refusal: refused } },
  { name: "Lost on its way", shape: "round", url: null, upload: { ...idle, refusal: lost } },
  { name: "Wide", shape: "banner", url: null, upload: idle },
  { name: "Wide, gone", shape: "banner", url: "/uploads/gone.webp", upload: idle },
] as const;

export const Pictures = () => (
  <Specimens of="PictureField" width="lg">
    {states.map(({ name, ...state }) => (
      <Specimen key={name} name={name}>
        <div className="w-full">
          <PictureField
            label="Picture"
            hint="Visitors see it beside the name."
            {...state}
            onRemove={nothing}
          />
        </div>
      </Specimen>
    ))}
  </Specimens>
);
