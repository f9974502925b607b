CREATE TABLE "findable_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "findable_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text,
	"published_date" date,
	"is_sample" boolean NOT NULL,
	"names" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "findable_pages_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE INDEX "findable_pages_vector" ON "findable_pages" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "findable_pages_names_trgm" ON "findable_pages" USING gin ("names" gin_trgm_ops);