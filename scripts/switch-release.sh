# Serves the release that was copied to releases/<name>: sh switch-release.sh <name> [<folder>], on the host (docs/ci.md). Also the way back.
set -eu
cd "${2:-/srv/vigia}"
release=releases/$1
test -e "$release/config.json" || cp config.json "$release/"
test -e "$release.assets" || (cd "$release/assets" && find . -type f) > "$release.assets"
touch "$release.assets"

# Tabs that were opened before ask for the files of the release that they came from.
ls -t releases/*.assets | head -n 5 | while read -r list; do
  while read -r file; do
    test -e "$release/assets/$file" || cp -p "${list%.assets}/assets/$file" "$release/assets/$file"
  done < "$list"
done
ln -sfn "$release" current

ls -t releases/*.assets | tail -n +11 | while read -r list; do
  rm -r "${list%.assets}" "$list"
done
