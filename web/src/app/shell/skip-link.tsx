import { Button } from "#ui/forms/button.tsx";

export const SkipLink = () => (
  <Button asChild look="primary" className="fixed top-2 left-2 z-50 not-focus:sr-only">
    <a href="#content">Skip to content</a>
  </Button>
);
