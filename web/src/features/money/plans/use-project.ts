import { useRead } from "#kernel/api/query.ts";
import { projectRead } from "./project-read.ts";

export const useProject = () => useRead(projectRead());
