import { exports } from "@solodesk/contract/exports.ts";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/call-error.ts";
import { notify, notifyOf } from "#kernel/notify.ts";
import { saveFile } from "#kernel/save-file.ts";
import { Button } from "#ui/button.tsx";
import { soughtOf, type WantedAppointments } from "./appointments-read.ts";

interface ExportButtonProps {
  type: string;
  wanted: WantedAppointments;
  /** How many the filters leave. */
  total: number;
}

/** All pages of what the filters leave, as a file. */
export function ExportButton({ type, wanted, total }: ExportButtonProps) {
  const [bytes, setBytes] = useState<number>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const save = async () => {
    const { signal } = (ending.current = new AbortController());
    setBytes(0);
    try {
      const query = soughtOf(type, wanted);
      await saveFile(exports.writeAppointments, { query }, { signal, onProgress: setBytes });
      notify({ type: "success", title: "Appointments exported", description: rowsIn(total) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    }
    setBytes(undefined);
  };
  const isOn = bytes !== undefined;
  return (
    <Button
      busy={isOn && bytes < shownFrom}
      aria-busy={isOn}
      disabled={isOn || total === 0}
      onClick={() => void save()}
      className="figures"
    >
      <Download aria-hidden="true" />
      {isOn && bytes >= shownFrom ? `${Math.round(bytes / 1024).toLocaleString()} kB…` : "Export CSV"}
    </Button>
  );
}

/** Below, it is over before anybody could read how far it is. */
const shownFrom = 64 * 1024;

const rowsIn = (rows: number): string =>
  rows === 1 ? "1 row in appointments.csv" : `${rows.toLocaleString()} rows in appointments.csv`;
