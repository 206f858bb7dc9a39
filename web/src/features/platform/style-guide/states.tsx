import { Figure, Figures } from "#ui/data/figures.tsx";
import { HeadCell, RowCard, Table } from "#ui/data/table.tsx";
import { TableSkeleton } from "#ui/data/table-skeleton.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { UsageMeter } from "#ui/data/usage-meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { Consequences } from "#ui/layout/consequences.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { LocalAddress } from "#ui/layout/local-address.tsx";
import { Notice } from "#ui/layout/notice.tsx";
import { PreviewError } from "#ui/layout/preview-error.tsx";
import { ProgressLine } from "#ui/layout/progress-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { WhatFollows } from "#ui/layout/what-follows.tsx";
import { Drawing, drawingNames } from "#ui/look/drawing.tsx";
import { Money } from "#ui/text/money.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const fillings = [
  { name: "Room", used: 12, limit: 50 },
  { name: "Near the limit", used: 41, limit: 50 },
  { name: "At the limit", used: 50, limit: 50 },
  { name: "Over it", used: 61, limit: 50 },
  { name: "Nothing fits", used: 0, limit: 0 },
];

export const States = () => (
  <Section
    title="Loading, empty, failed"
    lead="Skeletons have the size of what comes, so nothing moves. Empty: what belongs here, and the action that fills it. Failed: what, what was not lost, what to do."
  >
    <Specimens of="Table, loading" width="lg">
      <Specimen name="Rows; cards on a phone">
        <TableSkeleton
          label="Sales"
          rows={2}
          renderTable={(rows) => (
            <Table aria-label="Sales, loading">
              <thead>
                <tr>
                  <HeadCell>Order</HeadCell>
                  <HeadCell>Customer</HeadCell>
                  <HeadCell className="text-end">Total</HeadCell>
                </tr>
              </thead>
              <tbody>{rows}</tbody>
            </Table>
          )}
          cells={[
            ["", "w-16"],
            ["", "w-32"],
            ["", "ms-auto w-16"],
          ]}
          card={["h-24", "w-40", "w-24", "w-32"]}
        />
      </Specimen>
    </Specimens>
    <Specimens of="Skeleton beside what it stands for" width="lg">
      <Specimen name="A row, loading">
        <ul className="w-full">
          <RowCard>
            <Skeleton className="size-10 shrink-0" />
            <span className="flex-1 space-y-2">
              <Skeleton className="h-3.5 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </span>
            <Skeleton className="h-3.5 w-12" />
          </RowCard>
        </ul>
      </Specimen>
      <Specimen name="The row">
        <ul className="w-full">
          <RowCard>
            <Thumbnail src={null} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-strong">Sourdough loaf</span>
              <span className="block text-faint text-sm">Marta's Bakery</span>
            </span>
            <Money value={{ amount: 850, currency: "USD" }} />
          </RowCard>
        </ul>
      </Specimen>
      <Specimen name="Figures, loading">
        <span className="w-full">
          <Figures count={2}>
            <Figure name="Products">
              <Skeleton className="h-[1lh] w-12" />
            </Figure>
            <Figure name="Wallet">
              <Skeleton className="h-[1lh] w-28" />
            </Figure>
          </Figures>
        </span>
      </Specimen>
      <Specimen name="The figures">
        <span className="w-full">
          <Figures count={2}>
            <Figure name="Products">30</Figure>
            <Figure name="Wallet">
              <Money value={{ amount: 1_250, currency: "USD" }} />
            </Figure>
          </Figures>
        </span>
      </Specimen>
      <Specimen name="A form, loading">
        <span className="w-full">
          <FormSkeleton fields={["line", "box"]} />
        </span>
      </Specimen>
      <Specimen name="ProgressLine: more is on the way">
        <ProgressLine className="w-full" />
      </Specimen>
    </Specimens>
    <Specimens of="Meter" width="md">
      {fillings.map(({ name, used, limit }) => (
        <Specimen key={name} name={name}>
          <div className="w-full">
            <UsageMeter name="Products" used={used} limit={limit} />
          </div>
        </Specimen>
      ))}
    </Specimens>
    <Specimens of="Drawings">
      {drawingNames.map((name) => (
        <Specimen key={name} name={name}>
          <Drawing name={name} />
        </Specimen>
      ))}
    </Specimens>
    <Specimens of="EmptyState, ErrorState and ErrorLine" width="lg">
      <Specimen name="Empty">
        <EmptyState drawing="box" action={<Button look="primary">Pick products</Button>}>
          What you sell shows up here: products from the shared catalogue and your own services.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed">
        <ErrorState onRetry={() => undefined}>
          Your orders could not be loaded. Nothing was changed.
        </ErrorState>
      </Specimen>
      <Specimen name="A part failed">
        <ErrorLine onRetry={() => undefined}>Your next appointments could not be loaded.</ErrorLine>
      </Specimen>
    </Specimens>
    <Specimens of="Consequences, PreviewError, WhatFollows" width="lg">
      <Specimen name="What an action will do">
        <Consequences
          consequences={[
            {
              kind: "appointment_cancelled",
              text: 'The appointment "Haircut" on Friday, 10:00 AM is cancelled.',
            },
            { kind: "refund_original", text: "Grace Hopper gets $20.00 back on the card she paid with." },
            { kind: "mail_sent", text: "Grace Hopper gets an email about it." },
          ]}
        />
      </Specimen>
      <Specimen name="Not loaded">
        <PreviewError error={new Error("What happens couldn't be loaded.")} onRetry={() => undefined} />
      </Specimen>
      <Specimen name="Loading">
        <WhatFollows consequences={undefined} error={null} isBehind={false} onRetry={() => undefined} />
      </Specimen>
    </Specimens>
    <Specimens of="Notice" width="lg">
      <Specimen name="What can be done instead">
        <Notice title="This time is taken: Haircut with Grace Hopper, 3:00 to 3:30 PM." className="w-full">
          <div className="flex flex-wrap items-center gap-2 pt-2.5">
            <p className="text-body">Free next:</p>
            <Button size="sm">Tomorrow, 9:00 AM</Button>
          </div>
        </Notice>
      </Specimen>
      <Specimen name="LocalAddress">
        <LocalAddress />
      </Specimen>
      <Specimen name="To be put away">
        <Notice title="One appointment was not confirmed" onDismiss={() => undefined} className="w-full">
          <p className="pt-1 text-body">A-1001 Haircut with Grace Hopper: it was cancelled meanwhile.</p>
        </Notice>
      </Specimen>
    </Specimens>
  </Section>
);
