import { useState } from "react";
import { Combobox } from "#ui/forms/combobox.tsx";

const cities = [
  { value: "Europe/Berlin", label: "Europe/Berlin", note: "GMT+1" },
  { value: "Africa/Lagos", label: "Africa/Lagos", note: "GMT+1" },
  { value: "America/Lima", label: "America/Lima", note: "GMT-5" },
  { value: "Asia/Tokyo", label: "Asia/Tokyo", note: "GMT+9" },
];

type Wiring = Pick<Parameters<typeof Combobox>[0], "id" | "aria-invalid" | "aria-describedby">;

export function Cities(wiring: Wiring) {
  const [city, setCity] = useState("America/Lima");
  return <Combobox {...wiring} options={cities} value={city} onChange={setCity} />;
}
