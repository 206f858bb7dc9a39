import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const TermsScreen = () => (
  <Legal title={pageNames.terms}>
    The terms of whoever runs this Solodesk belong here. They have not been written yet.
  </Legal>
);

export const PrivacyScreen = () => (
  <Legal title={pageNames.privacy}>
    What is stored about people, and why, belongs here. The operator has not written it yet.
  </Legal>
);

export const RefundPolicyScreen = () => (
  <Legal title={pageNames.refundPolicy}>
    When and how money is given back belongs here. The operator has not written it yet.
  </Legal>
);

const Legal = ({ title, children }: { title: string; children: string }) => (
  <Screen title={title}>
    <EmptyState
      drawing="page"
      action={
        <Button asChild>
          <Link to={pages.contact}>Contact us</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  </Screen>
);
