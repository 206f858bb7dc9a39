import { clusterName } from "./postmaster.ts";

/** The server's settings as arguments, so that they follow the program's version and not the data folder's age. */
export function serverSettings(cluster: string, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    cluster_name: clusterName(cluster),
    max_connections: "200",
    shared_buffers: "128MB",
    TimeZone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C", // the supervisor reads them
    logging_collector: "off",
    log_destination: "stderr",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
