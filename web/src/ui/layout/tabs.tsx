import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { tabListLook, tabLook } from "../look/tab-look.ts";

export const Tabs = Primitive.Root;
export const TabPanel = Primitive.Content;

export const TabList = ({ className, ...props }: ComponentProps<typeof Primitive.List>) => (
  <Primitive.List className={classes(tabListLook, className)} {...props} />
);

export const Tab = ({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) => (
  <Primitive.Trigger className={classes(tabLook, className)} {...props} />
);
