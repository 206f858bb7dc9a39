// The commands of other programs that the documents tell people to type. Each names the test that runs it, or why none does.

/** A test of this project, or the reason why none runs the command. */
type Proof = { test: string } | { notRunHere: string };

const pgbackrest: Proof = { test: "server/test/process/pgbackrest.test.ts" };
/** Where Docker runs. Elsewhere the same test starts the image's contents without it. */
const image: Proof = { test: "server/test/process/packed-app.test.ts" };
const root: Proof = { notRunHere: "changes /opt and the users of the machine" };
const machines: Proof = { test: "server/test/machines/several-machines.soak.ts" };
const packages: Proof = { notRunHere: "installs packages and removes a database of the machine" };
const systemd: Proof = { notRunHere: "needs a machine that systemd started" };
const repository: Proof = { notRunHere: "needs the address of a repository" };
const restore: Proof = {
  notRunHere: "the command in the container is run by server/test/process/backup.test.ts, outside of one",
};
const restoreAnUpgrade: Proof = { test: "server/test/process/upgrade-backup.test.ts" };
const goingBack: Proof = {
  notRunHere: "server/test/process/upgrade-backup.test.ts does the same in a folder, without a container",
};
/** `npm test` runs them as stages. */
const stage = (name: string): Proof => ({ notRunHere: `a stage of npm test: ${name}` });

export const otherPrograms: Record<string, Proof> = {
  "git clone <address of this repository> solodesk": repository,
  "git pull": repository,
  "cd solodesk": repository,
  "cd server": stage("server tests"),
  "cd test": stage("worked example"),
  "cp .env.example .env": { test: "cli/src/terminal/print-config.test.ts" },
  "git checkout v0.2.0": { notRunHere: "changes the source code that the tests run" },
  "git checkout -": { notRunHere: "changes the source code that the tests run" },
  "BACKUP_BEFORE_UPGRADE=off npm start": restoreAnUpgrade,
  "mv data data-new": restoreAnUpgrade,
  "BACKUP_PASSPHRASE=$(cat data-new/secret.key) npm run solo -- restore data-new/backups/solodesk-20261130T220000Z.tar.gz":
    restoreAnUpgrade,
  "kill -9": { test: "server/test/process/embedded-kill.test.ts" },

  "docker compose": image,
  "docker compose build": image,
  "docker compose up -d": image,
  "docker compose exec solodesk": image,
  "docker compose run --rm solodesk": restore,
  "docker compose down": image,
  [`docker compose run --rm solodesk sh -c 'mkdir new; find . -mindepth 1 -maxdepth 1 ! -name new -exec mv {} new ";"'`]:
    goingBack,
  "docker compose run --rm solodesk cat new/secret.key": goingBack,
  "docker compose run --rm -e DATA_DIR=/data/old solodesk": goingBack,
  "docker compose run --rm solodesk sh -c 'mv old/* .; rm -r old'": goingBack,
  "docker compose logs -f": { notRunHere: "does not end" },
  "docker buildx build --platform linux/amd64,linux/arm64 -t registry.example.com/solodesk --push .": {
    notRunHere: "needs a registry and the emulation of another processor",
  },

  "sudo cp -r ../solodesk-packed /opt/solodesk": root,
  "sudo cp -r ../solodesk-new /opt/solodesk": root,
  "sudo cp -r ../solodesk-old /opt/solodesk": root,
  "sudo rm -r /opt/solodesk": root,
  "sudo mv /var/lib/solodesk/data /var/lib/solodesk/data-new": root,
  "sudo cat /var/lib/solodesk/data-new/secret.key": root,
  "sudo useradd --system --home-dir /var/lib/solodesk --shell /usr/sbin/nologin solodesk": root,
  "sudo cp /opt/solodesk/deploy/solodesk.service /etc/systemd/system/": root,
  "sudo systemctl daemon-reload": systemd,
  "sudo systemctl enable --now solodesk": systemd,
  "sudo systemctl edit solodesk": systemd,
  "sudo systemctl stop solodesk": systemd,
  "sudo systemctl start solodesk": systemd,
  "journalctl -u solodesk": systemd,
  [`solo() { sudo -u solodesk sh -c 'cd /var/lib/solodesk && exec /opt/solodesk/bin/solo "$@"' solo "$@"; }`]:
    root,

  "sudo -u postgres pgbackrest --stanza=solodesk stanza-create": pgbackrest,
  "sudo -u postgres pgbackrest --stanza=solodesk --type=full backup": pgbackrest,
  "sudo -u postgres pgbackrest --stanza=solodesk --type=diff backup": pgbackrest,
  'sudo -u postgres pgbackrest --stanza=solodesk --delta --type=time --target="2026-11-30 14:59:00+00" --target-action=promote restore':
    pgbackrest,

  "sudo apt-get install haproxy pgbouncer postgresql patroni etcd-server gettext-base": packages,
  "sudo pg_dropcluster --stop 15 main": packages,
  "apt-get install haproxy patroni etcd-server gettext-base": packages,
  "set -a; . ./cluster.env; set +a": machines,
  "patronictl -c /etc/patroni/config.yml list": {
    notRunHere: "the test asks the REST API of Patroni, which tells the same",
  },
  "envsubst < etcd.env": machines,
  "sudo tee /etc/default/etcd": root,
  "envsubst < patroni.yml": machines,
  "sudo tee /etc/patroni/config.yml": root,
  "sudo chown postgres: /etc/patroni/config.yml": root,
  "sudo chmod 600 /etc/patroni/config.yml": root,
  "envsubst < haproxy.cfg": machines,
  "sudo tee /etc/haproxy/haproxy.cfg": root,
  "envsubst < userlist.txt": machines,
  "sudo tee /etc/pgbouncer/userlist.txt": root,
  "envsubst < pgbouncer.ini": machines,
  "sudo tee /etc/pgbouncer/pgbouncer.ini": root,
  "envsubst < database.sql": machines,
  'psql "postgresql://postgres:$SUPERUSER_PASSWORD@$THIS:5000/postgres"': machines,
  "envsubst < solodesk.env": machines,
  "sudo tee /var/lib/solodesk/.env": root,
  "sudo systemctl restart etcd": systemd,
  "sudo systemctl restart patroni": systemd,
  "sudo systemctl restart haproxy pgbouncer": systemd,

  "aws s3 sync data/uploads s3://desk-pictures/solodesk": { notRunHere: "needs a bucket of a provider" },
  "llama-server --jinja": { notRunHere: "needs a language model of several gigabytes" },
  "apt-get install sqlmap ffuf slowhttptest wapiti": { notRunHere: "installs scanners on the machine" },
  "npm audit": { notRunHere: "asks a registry, whose answer changes every day" },

  "npx tsc -p web": stage("types web"),
  "npx oxlint --type-aware": stage("lint"),
  "npx biome check .": stage("format and imports"),
  "npx knip --no-progress": stage("dead code"),
  "npx vitest run worked-example": stage("worked example"),
  "npx vitest run test/security": stage("server tests"),
  "npx vitest run payouts.routes": stage("server tests"),
  "npx playwright test --config e2e/playwright.config.ts withdrawal": stage("walks"),
};
