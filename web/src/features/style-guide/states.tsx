import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/table.tsx";
import { Section } from "./section.tsx";

const lines = [
  { name: "Sourdough loaf", amount: 850 },
  { name: "Wedding cake, three tiers", amount: 32_500 },
] as const;

export const States = () => (
  <>
    <Section title="Status">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="waiting">Pending</Badge>
        <Badge tone="good">Confirmed</Badge>
        <Badge tone="stopped">Cancelled</Badge>
        <Badge tone="wrong">No-show</Badge>
        <Avatar person={{ name: "Marta Solis", email: "", picture: null }} />
      </div>
    </Section>
    <Section title="Table">
      <Table>
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            <HeadCell className="text-right">Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amount }) => (
            <Row key={name}>
              <Cell className="text-strong">{name}</Cell>
              <Cell className="text-right">
                <Money value={{ amount, currency: "USD" }} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
    <Section title="Loading, empty, failed">
      <div className="space-y-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-11" />
      </div>
      <EmptyState drawing="box" action={<Button look="primary">Pick products</Button>}>
        What you sell belongs here.
      </EmptyState>
      <ErrorState onRetry={() => undefined}>Your orders could not be loaded. Nothing was changed.</ErrorState>
      <FormError>An account with this email exists already. Log in instead.</FormError>
    </Section>
  </>
);
