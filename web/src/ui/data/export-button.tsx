import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { Headings } from "@solodesk/contract/kernel/headings.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import type { CallInput } from "#kernel/api/request-of.ts";
import { saveFile } from "#kernel/files/save-file.ts";
import { pageLanguage } from "#kernel/page/language-choice.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { Button, type ButtonProps } from "../forms/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../overlays/dropdown-menu.tsx";

interface ExportButtonProps<E extends Endpoint> {
  endpoint: E;
  input: EndpointInput<E> & CallInput;
  /** The number of rows in the file. */
  total: number;
  /** The title of the toast after the file is saved. */
  done: string;
}

/** Downloads every row that matches a list's filters, on all pages, as a file. */
export function ExportButton<E extends Endpoint>({ endpoint, input, total, done }: ExportButtonProps<E>) {
  const [bytes, setBytes] = useState<number>();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const save = async (headings: Headings) => {
    const { signal } = (ending.current = new AbortController());
    setBytes(0);
    try {
      const asked = headings === "english" ? input : { ...input, query: { ...input.query, headings } };
      await saveFile(endpoint, asked, { signal, onProgress: setBytes });
      notify({ type: "success", title: done, description: rowsIn(total, endpoint.download?.name ?? "") });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      notifyOf(error);
    }
    setBytes(undefined);
  };
  const isOn = bytes !== undefined;
  const look: ButtonProps = {
    busy: isOn && bytes < shownFrom,
    "aria-busy": isOn,
    disabled: isOn || total === 0,
    className: "figures",
  };
  const face = (
    <>
      <Download aria-hidden="true" />
      {isOn && bytes >= shownFrom ? `${kilobytes(bytes)}…` : t("Export CSV")}
    </>
  );
  const mine = pageLanguage();
  if (mine === "en")
    return (
      <Button {...look} onClick={() => void save("english")}>
        {face}
      </Button>
    );
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button {...look}>{face}</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => void save("localized")}>
          {t("With headings in {language}", { language: languages[mine].name })}
        </MenuItem>
        <MenuItem onSelect={() => void save("english")}>{t("With English headings, for programs")}</MenuItem>
      </MenuContent>
    </Menu>
  );
}

const kilobytes = (bytes: number): string =>
  numberFormat({ style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }).format(bytes / 1024);

/** In bytes. Smaller downloads finish before anyone could read the progress, so they show a spinner. */
const shownFrom = 64 * 1024;

const rowsIn = (rows: number, file: string): string =>
  t("{rows, plural, one {# row in {file}} other {# rows in {file}}}", { rows, file });
