import { Trash2 } from "lucide-react";
import { Avatar } from "#ui/data/avatar.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { SelectionBar } from "#ui/data/selection-bar.tsx";
import { Cell, HeadCell, Row, RowCard, Table } from "#ui/data/table.tsx";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Money } from "#ui/text/money.tsx";
import { Price } from "#ui/text/price.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });

const lines = [
  { name: "Sourdough loaf", amount: 850 },
  {
    name: "Wedding cake of three tiers, with sugar flowers of the season and a stand to carry it",
    amount: 32_500,
  },
  { name: "Donaudampfschifffahrtsgesellschaftskapitänstorte", amount: -1_200 },
  { name: "كعكة الزفاف", amount: 1_234_567 },
] as const;

export const Content = () => (
  <Section
    title="Content"
    lead="Rows with hairlines, no boxes in boxes. Money is flush right, its sign smaller."
  >
    <Specimens of="Badge">
      <Specimen name="waiting">
        <Badge tone="waiting">Pending</Badge>
      </Specimen>
      <Specimen name="good">
        <Badge tone="good">Confirmed</Badge>
      </Specimen>
      <Specimen name="stopped">
        <Badge tone="stopped">Cancelled</Badge>
      </Specimen>
      <Specimen name="wrong">
        <Badge tone="wrong">No-show</Badge>
      </Specimen>
    </Specimens>
    <Specimens of="Avatar, Thumbnail, Money and Price">
      <Specimen name="Initials">
        <Avatar person={{ name: "Marta Solis", email: "", picture: null }} />
        <Avatar size="lg" person={{ name: "Marta Solis", email: "", picture: null }} />
      </Specimen>
      <Specimen name="By email, and nobody">
        <Avatar person={{ name: "", email: "marta@example.com", picture: null }} />
        <Avatar person={null} />
      </Specimen>
      <Specimen name="Without a picture">
        <Thumbnail src={null} />
        <Thumbnail src={null} size="lg" />
        <Thumbnail src={null} drawing="clock" />
      </Specimen>
      <Specimen name="A picture that is gone">
        <Thumbnail src="/uploads/gone.webp" />
      </Specimen>
      <Specimen name="Money">
        <Money value={usd(123_450)} className="text-strong" />
        <Money value={usd(-850)} />
        <Money value={usd(850)} signed />
      </Specimen>
      <Specimen name="Without cents">
        <Money value={{ amount: 1_980, currency: "JPY" }} />
      </Specimen>
      <Specimen name="Price of something free">
        <Price value={usd(0)} />
      </Specimen>
    </Specimens>
    <Figures count={4}>
      <Figure name="Revenue" note="12 % more than in October">
        <Money value={usd(1_234_567)} />
      </Figure>
      <Figure name="To ship">3</Figure>
      <Figure name="Pending">0</Figure>
      <Figure name="Wallet">
        <Money value={usd(0)} />
      </Figure>
    </Figures>
    <div className="max-md:hidden">
      <SectionHead title="Table" count={lines.length} />
      <Table aria-label="Example table">
        <thead>
          <tr>
            <HeadCell>Product</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className="text-end">Price</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, amount }, at) => (
            <Row key={name} data-shown={at === 0 ? "hover" : undefined}>
              <Cell className="max-w-0 truncate text-strong" title={name}>
                <bdi>{name}</bdi>
              </Cell>
              <Cell className="w-40">
                <Badge tone="good">Listed</Badge>
              </Cell>
              <Cell className="w-32 text-end">
                <Money value={usd(amount)} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <Pager pagination={{ current_page: 2, page_size: 20, total: 45, total_pages: 3 }} />
      <SelectionBar status="2 selected" onClear={() => undefined}>
        <Button>Remove</Button>
        <Button look="primary">Confirm 2</Button>
      </SelectionBar>
    </div>
    <div>
      <SectionHead title="Cards, as tables stand on a phone" count={lines.length} />
      <ul aria-label="Example cards" className="border-line border-t">
        {lines.map(({ name, amount }) => (
          <RowCard key={name}>
            <Thumbnail src={null} />
            <span className="min-w-0 flex-1 break-words font-medium text-strong">
              <bdi>{name}</bdi>
            </span>
            <Money value={usd(amount)} />
            <IconButton label={`Remove ${name}`}>
              <Trash2 />
            </IconButton>
          </RowCard>
        ))}
      </ul>
    </div>
  </Section>
);
