# The table with its rules compiled. Build the browser side first: npm ci && npm run build in web/.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /build
COPY requirements/locked.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/locked.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY licenses licenses
COPY tools tools
COPY src src
RUN test -f src/spieltisch/table/static/index.html && pip install --no-cache-dir --no-build-isolation --no-deps .
# What only the build needed stays behind.
RUN pip uninstall -y mypy ast-serialize pathspec setuptools

FROM python:3.11-slim
COPY --from=build /usr/local/lib/python3.11/site-packages /usr/local/lib/python3.11/site-packages
COPY --from=build /usr/local/bin/spieltisch /usr/local/bin/
RUN useradd --create-home table
USER table
HEALTHCHECK --start-period=20s --timeout=5s CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["spieltisch"]
CMD ["serve", "--host", "0.0.0.0"]
