import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { BarList } from "#ui/chart/bar-list.tsx";
import { DayChart } from "#ui/chart/day-chart.tsx";
import { Trend } from "#ui/data/trend.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const days = ["2", "3", "4", "5", "6", "7", "8"].map((day) => `2026-11-0${day}`);
const spend = [8, 9, 12, 11, 14, 13, 16];
const revenue = [10, 14, 13, 22, 24, 31, 38];
const clicks = [6, 9, 8, 13, 12, 15, 19];
const visits = [12, 16, 15, 24, 25, 29, 36];

const dollars = (value: number) => `$${value}`;
const plain = (value: number) => numberFormat().format(value);

export const Charts = () => (
  <Section
    title="Charts"
    lead="A sentence above says what is to be seen; lines carry their names. The same colour for the same thing on every screen."
  >
    <Specimens of="DayChart" width="lg">
      <Specimen name="Against a line to pass">
        <div className="w-full">
          <DayChart
            title="Spend and revenue"
            says="Ads brought in more than they cost."
            days={days}
            lines={[
              { name: "Revenue", tone: "revenue", values: revenue },
              { name: "Spend", tone: "spend", values: spend, isDashed: true },
            ]}
            say={dollars}
            sayShort={dollars}
          />
        </div>
      </Specimen>
      <Specimen name="Side by side">
        <div className="w-full">
          <DayChart
            title="Clicks and visits"
            says="Visits tripled within a week, and so did clicks."
            days={days}
            lines={[
              { name: "Visits", tone: "visits", values: visits },
              { name: "Clicks", tone: "clicks", values: clicks },
            ]}
            say={plain}
            sayShort={plain}
          />
        </div>
      </Specimen>
    </Specimens>
    <Specimens of="BarList" width="lg">
      <Specimen name="Weeks up to now">
        <div className="w-full max-w-80">
          <BarList
            label="Revenue by week"
            bars={[
              { name: "Nov 8", value: 38, says: "$38" },
              { name: "Nov 15", value: 0, says: "$0" },
              { name: "This week", value: 24, says: "$24", isCurrent: true },
            ]}
          />
        </div>
      </Specimen>
    </Specimens>
    <Specimens of="Trend">
      <Specimen name="More is better">
        <Trend now={150} before={100} better="more" />
      </Specimen>
      <Specimen name="More is worse">
        <Trend now={150} before={100} better="less" />
      </Specimen>
      <Specimen name="Neither">
        <Trend now={80} before={100} better="neither" />
      </Specimen>
      <Specimen name="As before">
        <Trend now={100} before={100} better="more" />
      </Specimen>
      <Specimen name="Nothing before">
        <Trend now={100} before={0} better="more" />
      </Specimen>
    </Specimens>
  </Section>
);
