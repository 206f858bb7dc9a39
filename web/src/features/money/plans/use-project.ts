import { useQuery } from "@tanstack/react-query";
import { projectRead } from "./project-read.ts";

export const useProject = () => useQuery(projectRead());
